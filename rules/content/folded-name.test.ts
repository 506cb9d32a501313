import { expect, test } from 'vitest'
import { foldedName } from './folded-name.ts'

test.each([
  { name: 'Rồng  Vàng', folded: 'rong vang' },
  { name: 'Đèn Lồng', folded: 'den long' },
  { name: '\u00d0èn Lồng', folded: 'den long' },
  { name: '\u00f0èn', folded: 'den' },
  { name: 'Ħal Ŧest', folded: 'hal test' },
  { name: 'DRAGON', folded: 'dragon' },
  { name: 'أسطورة الإمبراطورية', folded: 'اسطوره الامبراطوريه' },
  { name: 'مَمْلَكَة', folded: 'مملكه' },
  { name: 'كـــنز', folded: 'كنز' },
  { name: 'مستشفى', folded: 'مستشفي' },
  { name: '神龙宝藏', folded: '神龙宝藏' },
  { name: 'Ｆｕｌｌ ﬁsh', folded: 'full fish' },
  { name: '\u200fقر\u200fش\u202e', folded: 'قرش' },
  { name: 'a\u0000b\tc', folded: 'a b c' },
  { name: 'Straße Łódź İstanbul', folded: 'strasse lodz istanbul' },
  { name: ' \u3000 ', folded: '' },
])('$name folds to $folded', ({ name, folded }) => {
  expect(foldedName(name)).toBe(folded)
  expect(foldedName(folded)).toBe(folded)
})
