/**
 * Passwords of 8 characters and more that attackers try first, in lower case and with Latin digits. The sources are the first entries of published
 * lists: SecLists "10k-most-common" and "xato-net-10-million-passwords", the yearly NordPass list of the 200 most common with its page for Saudi
 * Arabia, and Have I Been Pwned. The list also contains runs of neighbouring keys on both keyboards, and names, clubs, places and pious words that
 * are common in Arabic passwords, in both scripts.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 0123456789 01234567 012345678 87654321 987654321 9876543210 0987654321 098765432
  11111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000 111111111 000000000
  1111111111 0000000000 11112222 11223344 1122334455 112233445566 12121212 1212121212 12341234 123412345 12344321
  123123123 123123123123 1231231234 12312312 321321321 147258369 147852369 159357456 159753456 14789632 1478963250
  741852963 789456123 789456123a 963852741 123654789 1236987450 456789123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4
  q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 qazwsxedc qazwsx123 qaz12345 2wsx3edc 1234qwer
  qwer1234 qwer12345 1234abcd abcd1234 abcd12345 abc12345 abc123456 abc123abc abc123123 a1b2c3d4 a1b2c3d4e5 a1234567
  a12345678 a123456789 aa123456 aa12345678 aa112233 aa11223344 aaa11111 aaa12345 aaa123456 12345678a 123456789a
  1234567a 123456aa 12345aa! 123456qwe 123456abc 12345qwert 123456qwerty 12345678q 123456789q 123qweasd 123qweasdzxc
  123qwe123 123qwe456 qwe123456 qwe12345 qwe123qwe 123asd123 asd123456 asd12345 asd123asd asdf1234 asdf12345
  asdasd123 asdasdasd asdfasdf asdfghjk asdfghjkl asdfghjkl; asdfgh123 asdfqwer zxcv1234 zxcvbnm1 zxcvbnm123
  zxcvbnm, zxc12345 zxc123456 zxczxczxc qweasdzxc qweqweqwe qwerasdf qwertyui qwertyuio qwertyuiop qwerty12 qwerty123
  qwerty1234 qwerty12345 qwerty123456 qwerty00 qwerty01 qwerty77 qwertyqwerty qwert123 qwert12345 poiuytrewq
  poiuytre mnbvcxz1 lkjhgfdsa lkjhgfds qwerty1! qwerty123! 1qaz!qaz 1qaz@wsx !qaz2wsx !qaz1qaz zaq!2wsx
  password password1 password2 password12 password123 password1234 password12345 password123456 password01 password1!
  password! password123! password@123 password@1 pass1234 pass12345 pass123456 pass1478 pass@123 pass@1234 pass@word1
  passw0rd passw0rd1 p@ssword p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@55w0rd p@ssword1 p@ssword123 pa55word pa$$word
  pa$$w0rd passpass passport password0 passwords mypassword mypass123 drowssap 1password
  admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 administrator adminadmin root1234 rootroot
  user1234 user12345 guest123 guest1234 test1234 test12345 test123456 testtest testing1 testing123 demo1234 temp1234
  welcome1 welcome12 welcome123 welcome@123 welcome1! changeme changeme1 changeme123 default1 letmein1 letmein123
  letmein12 secret123 login123 access123 access14 trustno1 whatever iloveyou iloveyou1 iloveyou2 iloveyou12
  iloveyou123 iloveu123 loveyou1 lovelove love1234 love12345 lovely123 mylove123 myloveyou baby1234 babygirl babygirl1
  sunshine sunshine1 princess princess1 princess12 football football1 football123 baseball baseball1 basketball
  superman superman1 superman123 batman123 spiderman spiderman1 starwars starwars1 pokemon123 minecraft minecraft1
  naruto123 dragon123 dragonball monkey123 master123 shadow123 michael1 jennifer jordan23 charlie1 jessica1 nicholas
  danielle benjamin samantha jonathan elizabeth alexander christian victoria veronica brittany liverpool liverpool1
  chelsea1 arsenal1 arsenal123 barcelona barcelona1 realmadrid realmadrid1 madrid123 juventus manunited manchester
  ronaldo7 ronaldo123 cristiano cristiano7 messi123 messi1010 lionelmessi computer computer1 internet internet1
  samsung1 samsung123 samsung12 iphone12 iphone123 facebook facebook1 facebook123 google123 gmail123 yahoo123
  hotmail1 hotmail123 twitter1 youtube1 snapchat instagram microsoft windows1 windows10 nintendo playstation
  xboxlive corvette mercedes mercedes1 porsche1 ferrari1 ferrari123 toyota123 lexus123 marlboro metallica einstein
  garfield midnight champion swimming security football7 chocolate cocacola butterfly elephant dolphins dolphin1
  fishing1 goldfish snowball pumpkin1 blink182 mustang1 freedom1 letmein! hello123 hello1234 hellohello helloworld
  hello12345 hi123456 happy123 lucky123 money123 angel123 summer123 summer2024 summer2025 summer2026 winter2025
  winter2026 september november december february thursday 20202020 20242024 20252025 20262026 19801980 19851985
  19901990 19951995 20002000 20102010 12345600 12345687 12345679 123456780 123456788 123456987 12345678910
  123456789123 1234567891 12345678901 12345677 1234567@ 12345678@ 123456@a 123456a@ aa@123456 aa123456@ a123456@
  abcdefgh abcdefghi abcdefg1 abcdefg123 abcdef123 abcabcabc aaaaaaaa bbbbbbbb qqqqqqqq wwwwwwww xxxxxxxx zzzzzzzz
  aaaaaaaaa aaaa1111 aaaa1234 a1a1a1a1 qqww1122 qqwweerr zzxxccvv asdzxc123 1a2b3c4d 1a2s3d4f 1z2x3c4v xxxx1234
  mm123456 ss123456 zz123456 hh123456 nn123456 rr123456 ff123456 bb123456 kk123456 dd123456 qq123456 ww123456
  m1234567 s1234567 q1234567 n1234567 h1234567 z1234567 m12345678 s12345678 q12345678 q123456789 m123456789
  mohammed mohammed1 mohammed12 mohammed123 mohammad mohammad1 mohammad123 muhammad muhammad1 muhammad123 mohamed1
  mohamed12 mohamed123 mohamed1234 ahmed123 ahmed1234 ahmed12345 ahmed2020 ahmad123 ahmad1234 mahmoud1 mahmoud123
  abdullah abdullah1 abdullah12 abdullah123 abdallah abdulaziz abdulaziz1 abdulaziz123 abdulrahman abdulrahman1
  abdelrahman abdulmajeed abdulmalik khalid123 khalid1234 khaled123 khaled1234 faisal123 faisal1234 fahad123 fahad1234
  sultan123 sultan1234 nasser123 nasser1234 turki123 turki1234 salman123 salman1234 saleh123 salem123 omar1234
  omar12345 ali12345 ali123456 ali112233 hassan123 hassan1234 hussain1 hussain123 hussein123 ibrahim1 ibrahim123
  yousef123 youssef123 yasser123 mustafa1 mustafa123 majed123 mansour1 mansour123 hamad123 saad1234 saud1234
  fatima123 fatimah1 fatimah123 maryam123 sara1234 sarah123 sarah1234 noura123 nouf1234 nora1234 reem1234 lama1234
  hala1234 aisha123 amal1234 habibi12 habibi123 habibti123 hayati123 shwoshwo elsinnary asadfaiz wabileen qudsia1957
  allah123 allah1234 allah786 allahakbar allahuakbar alhamdulillah alhamdullah bismillah bismillah1 bismillah786
  mashallah mashaallah inshallah inshaallah subhanallah astaghfirullah islam123 islam786 muslim123 ramadan1 makkah123
  madinah1 78678678 786786786
  saudi123 saudi1234 saudiarabia saudia123 saudi2030 vision2030 ksa12345 ksa123456 riyadh12 riyadh123 riyadh1234
  jeddah12 jeddah123 dammam123 makkah12 alqassim alhilal1 alhilal123 alhilal1957 hilal123 hilal1957 alnassr1 alnassr123
  alnasser nassr1955 alnassr1955 alittihad alittihad1 ittihad1 ittihad123 ittihad1927 alahli12 alahli123 alahli1937
  0500000000 0501234567 0555555555 0512345678 966123456 9661234567 966966966 05050505 aramco123 samak123 samak1234
  `
    .trim()
    .split(/\s+/)
    .concat([
      ...[
        'ضصثقفغعه',
        'ضصثقفغعهخ',
        'ضصثقفغعهخح',
        'شسيبلاتن',
        'شسيبلاتنم',
        'ئءؤرلاىة',
        'حشسسصخقي',
        'ضضضضضضضض',
        'شششششششش',
      ],
      ...[
        'كلمة السر',
        'كلمةالسر',
        'كلمه السر',
        'كلمة المرور',
        'كلمةالمرور',
        'كلمه المرور',
        'الرقم السري',
        'رقم سري 1',
      ],
      ...[
        'الحمدلله',
        'الحمد لله',
        'الحمدالله',
        'بسم الله',
        'سبحان الله',
        'سبحانالله',
        'الله اكبر',
        'اللهاكبر',
        'الله أكبر',
      ],
      ...[
        'استغفرالله',
        'استغفر الله',
        'أستغفر الله',
        'ماشاءالله',
        'ما شاء الله',
        'ان شاء الله',
        'إن شاء الله',
        'انشاءالله',
      ],
      ...[
        'لا اله الا الله',
        'لا إله إلا الله',
        'لاالهالاالله',
        'محمد رسول الله',
        'يارب العالمين',
        'السلام عليكم',
        'السلامعليكم',
      ],
      ...[
        'محمد1234',
        'محمد12345',
        'محمد123456',
        'احمد1234',
        'احمد12345',
        'أحمد1234',
        'عبدالله1',
        'عبدالله123',
        'عبدالله1234',
      ],
      ...[
        'عبدالرحمن',
        'عبدالعزيز',
        'عبدالملك',
        'عبدالمجيد',
        'عبد الله',
        'عبد الرحمن',
        'عبد العزيز',
        'خالد1234',
        'فهد12345',
      ],
      ...[
        'سلطان123',
        'فيصل1234',
        'ناصر1234',
        'سعود1234',
        'علي12345',
        'فاطمة123',
        'نورة1234',
        'سارة1234',
        'ريم12345',
      ],
      ...[
        'السعودية',
        'السعوديه',
        'السعودية1',
        'السعودية123',
        'الرياض123',
        'جدة12345',
        'مكة12345',
        'المملكة1',
      ],
      ...[
        'الهلال123',
        'الهلال1957',
        'النصر123',
        'النصر1955',
        'الاتحاد1',
        'الاتحاد123',
        'الأهلي123',
        'الاهلي123',
      ],
      ...['حبيبتي123', 'حبيبي123', 'حياتي123', 'احبك1234', 'أحبك1234', 'امي وابوي', 'أمي وأبي', 'مرحبا123'],
    ]),
)
