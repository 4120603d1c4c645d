import type { ColumnKey } from './columns';

/**
 * Headers in Tamil, as `plainHeader` writes them. They are not beside the other synonyms in the table of fields, which
 * the browsers of visitors load.
 */
export const tamilHeaders: Readonly<Partial<Record<ColumnKey, readonly string[]>>> = {
  name: ['பெயர்', 'வீட்டின்பெயர்', 'சொத்தின்பெயர்'],
  category: ['வகை', 'வீட்டுவகை', 'சொத்துவகை'],
  status: ['நிலை'],
  price: ['வாடகை', 'மாதவாடகை', 'மாதாந்திரவாடகை'],
  propertySize: ['பரப்பளவு', 'பரப்பு', 'அளவு', 'சதுரஅடி'],
  bedrooms: ['படுக்கையறை', 'படுக்கையறைகள்'],
  bathrooms: ['குளியலறை', 'குளியலறைகள்'],
  floor: ['மாடி', 'தளம்'],
  balcony: ['பால்கனி', 'பால்கனிகள்'],
  facing: ['திசை', 'வாசல்திசை'],
  fStatus: ['அறைகலன்கள்', 'தளபாடங்கள்'],
  address: ['முகவரி', 'முழுமுகவரி', 'இடம்'],
  googleLocation: ['வரைபடம்', 'கூகுள்வரைபடம்'],
  images: ['படம்', 'படங்கள்', 'புகைப்படம்', 'புகைப்படங்கள்'],
  parking: ['வாகனநிறுத்தம்', 'வாகனநிறுத்துமிடம்', 'பார்க்கிங்'],
  vParking: ['விருந்தினர்பார்க்கிங்'],
  power: ['மின்சாரம்', 'ஜெனரேட்டர்'],
  gatedSecurity: ['பாதுகாப்பு'],
  lift: ['லிப்ட்', 'லிஃப்ட்', 'மின்தூக்கி'],
  water: ['தண்ணீர்', 'தண்ணீர்வசதி', 'குடிநீர்'],
  veg: ['சைவம்', 'சைவம்மட்டும்'],
  pets: ['செல்லப்பிராணிகள்'],
  fireSafety: ['தீயணைப்பு', 'தீபாதுகாப்பு'],
  propertyDes: ['விவரம்', 'விவரங்கள்', 'விளக்கம்', 'குறிப்பு', 'குறிப்புகள்'],
  features: ['வசதிகள்', 'சிறப்பம்சங்கள்'],
  reference: ['குறிப்புஎண்'],
  date: ['தேதி', 'பட்டியலிட்டதேதி'],
};
