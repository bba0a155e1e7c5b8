// The 149 cities of the Philippines by province or region, after the Philippine Standard Geographic Code of the Philippine
// Statistics Authority (psa.gov.ph/classification/psgc, 2025). Highly urbanized cities are listed with the province around them.
const cities: Record<string, string> = {
  'Metro Manila':
    'Caloocan, Las Piñas, Makati, Malabon, Mandaluyong, Manila, Marikina, Muntinlupa, Navotas, Parañaque, Pasay, Pasig, Quezon City, San Juan, Taguig, Valenzuela',
  Benguet: 'Baguio',
  Kalinga: 'Tabuk',
  'Ilocos Norte': 'Batac, Laoag',
  'Ilocos Sur': 'Candon, Vigan',
  'La Union': 'San Fernando',
  Pangasinan: 'Alaminos, Dagupan, San Carlos, Urdaneta',
  Cagayan: 'Tuguegarao',
  Isabela: 'Cauayan, Ilagan, Santiago',
  Bataan: 'Balanga',
  Bulacan: 'Baliwag, Malolos, Meycauayan, San Jose del Monte',
  'Nueva Ecija': 'Cabanatuan, Gapan, Palayan, San Jose, Science City of Muñoz',
  Pampanga: 'Angeles, Mabalacat, San Fernando',
  Tarlac: 'Tarlac City',
  Zambales: 'Olongapo',
  Batangas: 'Batangas City, Calaca, Lipa, Santo Tomas, Tanauan',
  Cavite: 'Bacoor, Carmona, Cavite City, Dasmariñas, General Trias, Imus, Tagaytay, Trece Martires',
  Laguna: 'Biñan, Cabuyao, Calamba, San Pablo, San Pedro, Santa Rosa',
  Quezon: 'Lucena, Tayabas',
  Rizal: 'Antipolo',
  'Oriental Mindoro': 'Calapan',
  Palawan: 'Puerto Princesa',
  Albay: 'Legazpi, Ligao, Tabaco',
  'Camarines Sur': 'Iriga, Naga',
  Masbate: 'Masbate City',
  Sorsogon: 'Sorsogon City',
  Capiz: 'Roxas',
  Iloilo: 'Iloilo City, Passi',
  'Negros Occidental':
    'Bacolod, Bago, Cadiz, Escalante, Himamaylan, Kabankalan, La Carlota, Sagay, San Carlos, Silay, Sipalay, Talisay, Victorias',
  Bohol: 'Tagbilaran',
  Cebu: 'Bogo, Carcar, Cebu City, Danao, Lapu-Lapu, Mandaue, Naga, Talisay, Toledo',
  'Negros Oriental': 'Bais, Bayawan, Canlaon, Dumaguete, Guihulngan, Tanjay',
  'Eastern Samar': 'Borongan',
  Leyte: 'Baybay, Ormoc, Tacloban',
  Samar: 'Calbayog, Catbalogan',
  'Southern Leyte': 'Maasin',
  Basilan: 'Isabela City, Lamitan',
  'Zamboanga del Norte': 'Dapitan, Dipolog',
  'Zamboanga del Sur': 'Pagadian, Zamboanga City',
  Bukidnon: 'Malaybalay, Valencia',
  'Lanao del Norte': 'Iligan',
  'Misamis Occidental': 'Oroquieta, Ozamiz, Tangub',
  'Misamis Oriental': 'Cagayan de Oro, El Salvador, Gingoog',
  'Davao del Norte': 'Island Garden City of Samal, Panabo, Tagum',
  'Davao del Sur': 'Davao City, Digos',
  'Davao Oriental': 'Mati',
  Cotabato: 'Kidapawan',
  'South Cotabato': 'General Santos, Koronadal',
  'Sultan Kudarat': 'Tacurong',
  'Maguindanao del Norte': 'Cotabato City',
  'Lanao del Sur': 'Marawi',
  'Agusan del Norte': 'Butuan, Cabadbaran',
  'Agusan del Sur': 'Bayugan',
  'Surigao del Norte': 'Surigao City',
  'Surigao del Sur': 'Bislig, Tandag',
};

/** The cities with their province, such as 'Lipa, Batangas'. Any other place can be typed. */
export const cityPresets: readonly string[] = Object.entries(cities).flatMap(([province, names]) =>
  names
    .split(', ')
    .filter(Boolean)
    .map((name) => `${name}, ${province}`),
);
