/**
 * Passwords that people choose first when a rule asks for letters, digits and a special character: entries of published
 * password leaks that satisfy the firm's rule, and Korean words typed on a Latin keyboard (한글을 영문 자판으로 친 것). They are
 * written without special characters, because people only add those. An attacker tries these passwords first.
 */
const words = `
  qwer1 qwer12 qwer123 qwer1234 qwer12345 1234qwer 123qwe qwe123 qwe1234 qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop1
  asd123 asdf1 asdf12 asdf123 asdf1234 asdf12345 1234asdf asdfgh1 zxc123 zxcv1 zxcv12 zxcv123 zxcv1234 1234zxcv
  1q2w3e 1q2w3e4 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsx1 qazwsx12 qazwsx123 qaz123 zaq12wsx
  password1 password12 password123 password1234 password2025 password2026 passw0rd passw0rd1 passw0rd12 passw0rd123 p4ssw0rd pass123
  pass1234 pass12345 passwd1 passwd123 pw1234 pw12345
  abc123 abc1234 abc12345 abcd12 abcd1234 abcd12345 abcde1 abcde123 abcdef1 abcdef123 abcdefg1 1234abcd 123abc 1a2b3c 1a2b3c4d
  a123456 a1234567 a12345678 a123456789 aa1234 aa12345 aa123456 aaa111 aaa123 aaaa1111 aaaa1234 123456a 1234567a 12345678a 123456789a
  1111aaaa qqq111 qqqq1111 q1234567 q12345678 z1234567 s1234567
  admin1 admin12 admin123 admin1234 admin12345 admin2026 administrator1 manager1 manager123 master1 master123 master1234 root123 root1234
  test1 test12 test123 test1234 test12345 tester1 tester123 tester1234 user123 user1234 guest123 guest1234 temp123 temp1234 sample123
  welcome1 welcome12 welcome123 changeme1 changeme123 letmein1 letmein123 secret1 secret123 hello1 hello123 hello1234
  iloveyou1 iloveyou12 iloveyou123 iloveu1 love123 love1234 loveyou1 lovely1 angel1 angel123 angel1004 sunshine1 princess1 dragon1 monkey1
  football1 baseball1 superman1 batman1 pokemon1 starwars1 michael1 jordan23 charlie1 jesus1 jesus123 happy123 happy1234 lucky7777
  korea1 korea123 korea1234 korea2002 seoul1 seoul123 seoul1234 samsung1 samsung123 samsung1234 lgtwins1 naver123 naver1234 kakao123
  kakao1234 google123 nomu123 nomu1234 nomucheck1 nomucheck12 nomucheck123 nomucheck1234 nomucheck2026
  spring2026 summer2026 autumn2026 winter2026 january1 monday1 company1 company123 company1234 office123 office1234
  dkssud1 dkssud12 dkssud123 dkssud1234 dkssudgktpdy1 tkfkd1 tkfkd123 tkfkd1234 tkfkdgo1 tkfkdgo12 tkfkdgo123 tkfkdgo1234 tkfkdgody1
  gksrnr1 gksrnr123 qlalfqjsgh1 qlalfqjsgh12 qlalfqjsgh123 qlalfqjsgh1234 qlqjs1234 rhksflwk1 rhksflwk123 rhksflwk1234 ghktkdldrudwo1
  ghktkdl1 ghktkdl123 tjdnf123 tjdnf1234 alfkdi1 rkskek1234 rkskekfk1 eoqkr1 eoqkr1234 dnflwlq1 dnflwlq1234 rhdiddl1 rhdiddl123
`;

const common: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Whether the password, without its special characters, is one of the common ones. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  // P@$$word1! is the same as password1.
  const spelled = lower.replaceAll('@', 'a').replaceAll('$', 's');
  return [lower, spelled, spelled.replaceAll('0', 'o')].some((each) => common.has(each.replace(/[^a-z\d]/g, '')));
};
