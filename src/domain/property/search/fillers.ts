/** Words and phrases that ask for nothing themselves; "house for rent" is any home. */
export const nothing =
  'a,an,the,and,or,of,in,on,at,to,for,from,with,by,is,are,be,it,as,also,near,nearby,near by,around,close to,next to,' +
  'opposite,behind,beside,inside,within,walkable,area,locality,side,only,any,any floor,all,all homes,some,i,am,we,me,my,our,us,you,' +
  'need,needed,want,wanted,looking,looking for,searching,search,find,show,show me,required,require,please,pls,plz,' +
  'urgent,urgently,must,moving,move,shifting,wk,week,nr,opp,nego,negotiable,no problem,no issue,veg or non veg,veg or nonveg,veg non veg,veg and non veg,small,big,good,nice,best,cheap,affordable,low,allowed,friendly,accepted,welcome,preferred,available,' +
  'availability,have,has,having,there,yes,no,none,rent,rental,rentals,rented,renting,rate,price,cost,monthly,month,' +
  'per month,a month,pm,rs,inr,rupees,budget,budjet,low budget,my budget,max,maximum,min,minimum,below,under,above,upto,up to,' +
  'tolet,to let,to lets,let,let to,tenant,tenants,preferred tenant,preferred tenants,house for rent,houses for rent,house for rental,house rent,house to rent,rent house,rental house,' +
  'home,homes,house hunting,property,properties,accommodation,residential,residence,unit,bhk,bed,beds,bedroom,bedrooms,' +
  'room,rooms,one,two,three,four,five,single,double,triple,rk,studio,size,sqft,sq ft,sft,pin,pincode,pin code,location,place,address,tamil nadu,tamilnadu,india,' +
  'வீடு,வாடகை,வாடகைக்கு,வாடகைக்கு வீடு,வீடு வாடகைக்கு,வாடகை வீடு,veedu,vadagai,vaadagai,vadakai,vaadakai,' +
  'vadagaikku,vaadagaikku,vadagaiku,vaadagaiku,' +
  'வேண்டும்,வேணும்,oru,ஒரு,kidaikuma,kidaikkuma,கிடைக்குமா,irukka,irukkaa,இருக்கா,venum,vendum,venam,thevai,தேவை,la,le,ku,kulla,kkulla,க்குள்,kitta,கிட்ட,pakkam,pakkathula,' +
  'pakkathil,பக்கம்,பக்கத்துல,பக்கத்தில்,அருகில்,' +
  'chahiye,chaiye,chahie,चाहिए,me,mein,में,ke liye,के लिए,ka,ke,ki,ke paas,paas,के पास,पास,tak,तक,ghar,घर,makan,मकान,kiraye,किराये,किराए';

/** Words after a wish that refuse it. */
export const refusals =
  'not allowed,not required,not needed,not necessary,no need,venda,vendam,வேண்டாம்,illa,illai,இல்லை,illama,இல்லாமல்,' +
  'nahi,nahin,नहीं';

/** Words after a place or a landmark that say what stands there. */
export const afterPlace =
  'station,railway station,metro,metro station,mrts,mrts station,train station,stn,railway stn,metro stn,bus stand,bus stop,bus depot,' +
  'bus terminus,mall,junction,signal,market';
