import { expect, test } from 'vitest'
import type { FamilyCode } from './draw.ts'
import { loadFamily } from './load-family.ts'
import { gamesSoldIn, type LotteryMode, prizeModes } from './prize-modes.ts'

// What domain/lottery.md, section 7, wants first: these games, with these bet types of section 2.

const each = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name)
const threeDigits = 'DIRECT SUM SPAN G3 G6 MIX GSUM ANY1 ANY2 SHAPE'
const twoDigits = 'DIRECT SUM SPAN G2 BSOE'
const duels = ['1_2', '1_3', '1_4', '1_5', '2_3', '2_4', '2_5', '3_4', '3_5', '4_5']
const vietnamese = [
  ...each('LO', '2 2_1K 2_HEAD 3 4'),
  ...each('XIEN', '2 3 4'),
  ...each('TRUOT', '4 6 8 10'),
  ...each('DE_', 'DB DB_HEAD G1 G1_HEAD DD'),
  ...['DAU', 'DUOI', '3C_DB', '3C_G1', '3C_DD', '4C_DB', 'DB_BSOE'],
]

const scope: Readonly<Record<FamilyCode, readonly string[]>> = {
  SSC: [
    ...each('SSC_5_', 'DIRECT DIRECT_IN G120 G60 G30 G20 G10 G5 ANY1 ANY2 ANY3'),
    ...each('SSC_4_', 'DIRECT G24 G12 G6 G4 ANY1 ANY2'),
    ...['F3', 'M3', 'L3'].flatMap((part) => each(`SSC_${part}_`, threeDigits)),
    ...['F2', 'L2'].flatMap((part) => each(`SSC_${part}_`, twoDigits)),
    ...each('SSC_', 'FIXED POS_BSOE SUM_BSOE FUN1 FUN2 FUN3 FUN4'),
    ...duels.flatMap((duel) => [`SSC_DT_${duel}`, `SSC_DT_${duel}_PUSH`]),
  ],
  P3: [...each('P3_3_', threeDigits), ...['F2', 'L2'].flatMap((part) => each(`P3_${part}_`, twoDigits)), 'P3_FIXED'],
  E5: [
    ...each('E5_F3_', 'DIRECT GROUP GROUP_DT ANY1'),
    ...each('E5_F2_', 'DIRECT GROUP GROUP_DT'),
    ...each('E5_ANY', '1 2 3 4 5 6 7 8 2_DT 3_DT 4_DT 5_DT 6_DT 7_DT 8_DT'),
    ...each('E5_', 'FIXED ODD MID SUM_BSOE DT'),
  ],
  K3: each('K3_', 'SUM BSOE TRIPLE_ANY TRIPLE DIFF3 STRAIGHT_ANY PAIR_ANY PAIR DIFF2 ONE'),
  PK10: each('PK_', 'FIXED F1 F2 F3 POS_BSOE SUM2 SUM2_BSOE DT_1 DT_2 DT_3 DT_4 DT_5'),
  PC28: each('PC_', 'NUM BSOE COMBO EXTREME LEOPARD NUM3'),
  LHC: [
    ...each('LHC_TM', ' _BSOE _SUMBS _SUMOE _TAILBS _COLOR _ZODIAC'),
    ...each('LHC_ZM', ' T_1 T_2 T_3 T_4 T_5 T_6'),
    ...each('LHC_', '2QZ 3QZ 3Z2 2ZT TC YX WS LX2 LX3 LX4 SUM_BSOE'),
    ...each('LHC_NBZ', '5 6 7 8 9 10'),
  ],
  VNN: [...vietnamese, 'DE_G7', '3C_G6'].map((name) => `VNN_${name}`),
  VNS: [...vietnamese, 'DE_G8', '3C_G7'].map((name) => `VNS_${name}`),
  SEA: each('SEA_', '3TOP 3TOD 2TOP 2BOTTOM RUNTOP RUNBOTTOM BSOE 3FRONT 3BACK 4TOP 4TOD'),
  D4: each('D4_', 'BIG SMALL BOX_BIG BOX_SMALL IBOX_BIG IBOX_SMALL ROLL_BIG ROLL_SMALL 4A 3A'),
}

test.each(Object.entries(scope))(
  '[LOT-03] %s has the bet types of the first scope and no others',
  async (code, plays) => {
    const { betTypes } = await loadFamily(code as FamilyCode)
    expect([...betTypes.keys()].toSorted()).toEqual(plays.toSorted())
  },
)

const classic = 'SSC1M SSC3M SSC5M E51M E55M K31M K35M PK1M PK5M PC28_1M PC28_3M LHC5M P31M'
const south = 'HCM DT CM BTR VT BL DN CT ST TN AG BTH VL BD TV LA BP HG TG KG DL'
const centre = 'PY HUE DLK QNA DNG KH BDI QT QB GL NT QNG DNO KT'
const stocks = 'SET_AM SET_PM NIKKEI_AM NIKKEI_PM HSI DJI'

test.each<[LotteryMode, readonly string[]]>([
  ['LOTT', each('', classic)],
  ['ZY', each('', classic)],
  ['ELOTT', [...each('VN', 'N F1M F2M F5M FS1M'), ...each('VNS_', south), ...each('VNC_', centre)]],
  ['SEA', [...each('', 'TH_GOV LAO HN HN_SP HN_VIP THF5M D4_MAGNUM D4F5M'), ...each('STK_', stocks)]],
])('[LOT-03] %s sells the games of the first scope and no others', (mode, games) => {
  expect(gamesSoldIn(mode).toSorted()).toEqual(games.toSorted())
})

test('[LOT-03] there are exactly four prize modes', () => {
  expect(prizeModes).toEqual(['LOTT', 'ZY', 'ELOTT', 'SEA'])
})
