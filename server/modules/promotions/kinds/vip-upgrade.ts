import { shape } from '@banyan/contract/system/content.ts'
import { count } from './fields.ts'
import { type Chance, defineKind } from './kind.ts'
import { giftExample, giftLines, giftOf } from './vip-gifts.ts'

/**
 * What each VIP level gives for reaching it, once for ever: who skips levels has the gifts of all of them, and who loses a
 * level and has it again has had its gift (domain section 4.4).
 */
export const vipUpgrade = defineKind({
  code: 'vip_upgrade',
  names: { en: 'VIP upgrade gift', vi: 'Quà thăng cấp VIP', ar: 'هدية ترقية VIP', 'zh-Hans': 'VIP 晋级礼金' },
  schema: shape({ from: count('From this level on', 20) }),
  initial: { from: 1 },
  wagering: { of: 'bonus', factor: 1 },
  stackable: true,
  chances({ from }, { vip: { levels, reached } }) {
    const chanceOf = (level: number, isMet: boolean): Chance[] => {
      const amount = giftOf(levels, level, 'upgrade')
      return level < from || amount === 0n
        ? []
        : [{ cycle: `level:${level}`, isMet, reward: { least: amount, most: amount } }]
    }
    const earned = reached.flatMap((level) => chanceOf(level, true))
    const next = levels.findIndex((_, level) => level > reached.length && chanceOf(level, false).length > 0)
    return [...earned, ...(next < 0 ? [] : chanceOf(next, false))]
  },
  lines: ({ from }, levels) => [
    {
      texts: {
        en: 'For each VIP level that you reach. If you skip levels, you get the gifts of all of them.',
        vi: 'Cho mỗi cấp VIP bạn đạt được. Nếu vượt nhiều cấp cùng lúc, bạn nhận quà của tất cả các cấp đó.',
        ar: 'لكل مستوى VIP تصل إليه. وإذا تخطيت مستويات، حصلت على هداياها جميعًا.',
        'zh-Hans': '每达到一个 VIP 等级即可领取；越级时可领取沿途所有等级的礼金。',
      },
      values: {},
    },
    ...giftLines(levels, 'upgrade', from),
    {
      texts: {
        en: 'Each level gives its gift once: reaching it again gives nothing more.',
        vi: 'Mỗi cấp chỉ tặng quà một lần: đạt lại cấp đó không được nhận thêm.',
        ar: 'يمنح كل مستوى هديته مرة واحدة: الوصول إليه مجددًا لا يمنح شيئًا آخر.',
        'zh-Hans': '每个等级的礼金仅可领取一次，重新达到该等级不再派发。',
      },
      values: {},
    },
  ],
  example: (_rule, levels) => giftExample(levels, 'upgrade'),
})
