/**
 * A verb as somebody is told to do it, or that they may: `쓰세요`, `쓰시면 돼요`, `써도 괜찮아요`, `쓰는 것이 좋아요`. `stem` is the form
 * before `세요`, `joined` that before `도`. Where a denial stands between (`쓰면 안 돼요`, `쓰지 마세요`) it isn't met at all.
 */
export const urged = (stem: string, joined: string): string =>
  [
    `(?:${stem})(?:세요|십시오|시지요|시죠|시기\\s*바랍)`,
    `(?:${stem})(?:시)?면\\s*(?:돼|됩|된|괜찮|문제가?\\s*없|유리|좋|안전)`,
    `(?:${joined}|(?:${stem})셔)도\\s*(?:돼|됩|된|괜찮|무방|좋|문제가?\\s*없|안전|위험하지\\s*않)`,
    `(?:${joined}|(?:${stem})셔)야\\s*(?:해|합|한|돼|됩|된)`,
    `(?:${stem})(?:시)?는\\s*(?:것(?:이|을|도)?|게|걸|편이|쪽이)\\s*(?:더\\s*|가장\\s*)?(?:좋|낫|나아|나은|유리|안전|권해|권합|추천)`,
    `(?:${joined})\\s*(?:주|두|버리|보|내|보내|제출하|쓰|적으)(?:세요|십시오|시면\\s*(?:돼|됩|된)|면\\s*(?:돼|됩|된))`,
    `(?:${joined})\\s*드(?:릴게|려)요`,
  ].join('|');
