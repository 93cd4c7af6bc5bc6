/** The countries from which fish is imported (ISO 3166-1 alpha-2). */
export const countries = [
  'AE BH KW OM QA YE IQ IR JO EG SD ER DJ SO KE TZ MZ MG SC MU MV LK IN PK BD MM',
  'TH VN KH MY SG ID PH CN TW KR JP RU NO IS FO GB IE FR ES PT IT GR TR CY NL DK',
  'PL UA MA MR SN GM NA ZA TN LY UG NG GH US CA MX EC PE CL AR BR UY AU NZ FJ PG',
].flatMap((codes) => codes.split(' '))
