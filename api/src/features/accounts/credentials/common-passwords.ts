/** Passwords that lists of leaked ones begin with, and what Vietnamese keyboards and names add to them. */
const common = new Set(
  `12345678 123456789 1234567890 87654321 11111111 00000000 88888888 66666666 99999999 12341234 11223344 123123123
  12344321 123321123 147258369 159753456 987654321 password password1 password12 password123 passw0rd p@ssw0rd
  p@ssword iloveyou iloveyou1 qwertyui qwertyuiop qwerty123 qwerty12 qwer1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4
  abcd1234 abc12345 abcdefgh a1234567 aa123456 a12345678 asdfghjk asdf1234 zxcvbnm1 zxcvbnm123 admin123 admin1234
  administrator welcome1 welcome123 letmein1 letmein123 football baseball superman batman123 princess sunshine
  michael1 jennifer computer internet samsung1 starwars whatever trustno1 dragon123 monkey123 shadow123 master123
  charlie1 changeme default1 test1234 testtest guest123 secret123 hello123 helloworld matkhau1 matkhau123 matkhau12
  anhyeuem emyeuanh anhyeuem1 yeuemnhieu vietnam1 vietnam123 hanoi123 saigon123 saigon11 nguyen123 nguyenvan tranvan1
  hoangha1 khongbiet khongco1 tinhyeu1 boyvip123 gamevui1 zingme123 congchua1 hoangtu1 giadinh1 conyeu123 meyeucon
  bemeyeu1 anhnhoem nhoanhlam 0123456789 09876543 0987654321 0912345678 01234567 10203040 20202020 21212121 25251325
  13131313 10101010 12121212 55555555 77777777 22222222 33333333 44444444 123654789 741852963 963852741 789456123`.split(
    /\s+/,
  ),
);

/** Whether someone guessing would try this one early. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
