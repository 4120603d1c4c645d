/*
 * Cities in which the company has no homes, so that a search for one is told so: the towns of Tamil Nadu, the large cities of
 * India, and the cities and countries abroad from which people return. A place of `localities` is none of them.
 */

/** A line for each letter or region: names, with other spellings after a slash. */
const table = `
Coimbatore/Kovai/Koimbatore/கோயம்புத்தூர்/கோவை, Trichy/Tiruchirappalli/Tiruchi/Thiruchi/திருச்சி, Salem/சேலம், Tirunelveli/Nellai/திருநெல்வேலி/நெல்லை
Tiruppur/Tirupur/Thiruppur, Erode/ஈரோடு, Vellore/வேலூர், Thoothukudi/Tuticorin/தூத்துக்குடி, Dindigul/திண்டுக்கல், Thanjavur/Tanjore/தஞ்சாவூர்
Nagercoil/நாகர்கோவில், Kanyakumari, Hosur/ஓசூர், Karur/கரூர், Namakkal, Kumbakonam, Cuddalore, Tiruvannamalai/Thiruvannamalai, Pollachi, Ooty/Udhagamandalam
Kodaikanal, Sivakasi, Virudhunagar, Rajapalayam, Ramanathapuram, Rameswaram, Karaikudi, Sivaganga, Pudukkottai, Theni/தேனி, Krishnagiri, Dharmapuri
Nagapattinam, Mayiladuthurai, Tenkasi, Ambur, Ranipet, Arakkonam, Tindivanam, Pondicherry/Puducherry/புதுச்சேரி
Bangalore/Bengaluru/Banglore/Blr/பெங்களூர்/பெங்களூரு, Mysore/Mysuru, Mangalore/Mangaluru, Hyderabad/Hyd/Secunderabad/ஹைதராபாத், Vijayawada, Visakhapatnam/Vizag, Tirupati, Nellore
Kochi/Cochin/Ernakulam, Trivandrum/Thiruvananthapuram, Kozhikode/Calicut, Thrissur, Palakkad, Mumbai/Bombay/மும்பை/मुंबई, Pune/पुणे, Nagpur, Thane, Goa, Navi Mumbai
Delhi/New Delhi/டெல்லி/दिल्ली, Noida, Gurgaon/Gurugram, Ghaziabad, Faridabad, Kolkata/Calcutta, Bhubaneswar, Patna, Ranchi, Lucknow, Kanpur, Varanasi
Jaipur, Ahmedabad, Surat, Vadodara/Baroda, Rajkot, Indore, Bhopal, Raipur, Chandigarh, Mohali, Amritsar, Ludhiana, Dehradun, Guwahati
Dubai/துபாய்/दुबई, Abu Dhabi, Sharjah, UAE/Emirates, Doha, Qatar/கத்தார், Muscat, Oman, Kuwait/குவைத், Bahrain/Manama, Saudi Arabia/Saudi, Riyadh, Jeddah, Dammam
Singapore/சிங்கப்பூர், Malaysia/மலேசியா, Kuala Lumpur, Hong Kong, Tokyo, Japan, Colombo, Sri Lanka, Australia, Sydney, Melbourne, New Zealand, Auckland
London, UK/United Kingdom, England, Germany, Berlin, Munich, France, Paris, Netherlands, Ireland, Dublin, Switzerland, Europe
USA/United States/America/அமெரிக்கா, New York, New Jersey, California, Texas, Dallas, Houston, Chicago, Seattle, San Francisco, Bay Area, Canada, Toronto, Vancouver
`;

/** Each such city with its spellings, its name first. */
export const elsewhere: readonly (readonly [name: string, ...spellings: string[]])[] = table
  .trim()
  .split(/,\s*|\n/)
  .map((names) => {
    const [name = '', ...spellings] = names.split('/');
    return [name, name, ...spellings];
  });
