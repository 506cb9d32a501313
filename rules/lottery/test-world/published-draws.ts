import { type BeaconChain, quicknet } from '../beacon-chain.ts'
import { commitOf, type DrawScheme, dayCommitOf, deriveDraw, randomnessOf } from '../fair-draw.ts'
import type { FairResult } from '../fair-result.ts'
import { type FairGame, fastGames } from '../lottery-games.ts'
import type { DrawEvidence } from '../verify-draw.ts'

/** The seed, round and signature of the specification's vectors. */
export const publishedSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
export const publishedRound = 657_413
export const publishedSignature =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'
export const publishedRandomness = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587'

interface PublishedDraw {
  readonly scheme: DrawScheme
  readonly game: FairGame
  readonly issue: string
  readonly commit: string
  readonly result: FairResult
}

/** The tables of the specification's sections 4.3 and 4.2b. */
export const publishedDraws: readonly PublishedDraw[] = [
  {
    scheme: 'LFD1',
    game: 'SSC1M',
    issue: '20261120-0001',
    commit: '062718fa017f3f807a62a7460c071d7d0fa4868b474066501a88106d89d6e468',
    result: { family: 'SSC', digits: [9, 9, 0, 6, 8] },
  },
  {
    scheme: 'LFD1',
    game: 'P31M',
    issue: '20261120-0001',
    commit: 'e8cba7075d0caa9b0cb3572cf218dd3eaaa5fb6869b4ab7fb0e4a8f438124612',
    result: { family: 'P3', digits: [2, 4, 6] },
  },
  {
    scheme: 'LFD1',
    game: 'E51M',
    issue: '20261120-0001',
    commit: '741acf65c51bbb746e0eef9a582b562f78dd2335625c7ad1fe0dcdc002cbbba3',
    result: { family: 'E5', numbers: [9, 3, 11, 10, 5] },
  },
  {
    scheme: 'LFD1',
    game: 'PK1M',
    issue: '20261120-0001',
    commit: '290b501978f432120c9687eea07bd5ee4767ce7307d31028841f0f93e91878cb',
    result: { family: 'PK10', numbers: [3, 4, 1, 7, 9, 2, 8, 10, 5, 6] },
  },
  {
    scheme: 'LFD1',
    game: 'PC28_1M',
    issue: '20261120-0001',
    commit: 'e213a163bdf10e5f0c23871b19d098ece1c70720e3c23a754a39a2976d33c9b6',
    result: { family: 'PC28', digits: [5, 9, 8] },
  },
  {
    scheme: 'LFD1',
    game: 'VNF1M',
    issue: '20261120-0001',
    commit: '01112375c56f73ecdfe9da2c5b3a0e55ff301520d6153e59dc9a2074de9e2a24',
    result: {
      family: 'VNN',
      DB: ['17906'],
      G1: ['34136'],
      G2: ['32261', '67257'],
      G3: ['98744', '74744', '24236', '94850', '05208', '15113'],
      G4: ['3827', '2773', '7435', '4027'],
      G5: ['7127', '4669', '9047', '2154', '6988', '4320'],
      G6: ['169', '365', '833'],
      G7: ['76', '85', '86', '42'],
    },
  },
  {
    scheme: 'LFD1',
    game: 'THF5M',
    issue: '20261120-001',
    commit: 'a17b38223ebc0f3a1d1f73aabab71de58f721ea45b8e4716adfb930b37298007',
    result: { family: 'SEA', first: '998370', b2: '74', front3: ['372', '539'], back3: ['843', '866'] },
  },
  {
    scheme: 'LFD1',
    game: 'D4F5M',
    issue: '20261120-001',
    commit: '1e1d02d5562ff4ad518210869c41fbfd5284925bf55ec373739fafc7fe55c72b',
    result: {
      family: 'D4',
      first: '2819',
      second: '5137',
      third: '7779',
      special: ['1117', '8273', '9802', '9089', '4128', '6408', '8471', '6637', '9296', '7858'],
      consolation: ['7365', '8760', '1860', '8875', '2207', '5221', '3503', '0713', '3207', '6324'],
    },
  },
  {
    scheme: 'LFD2',
    game: 'SSC1M',
    issue: '20261201-0001',
    commit: '1a09ffeb94820ba68345df2b9e88a303f931bd76ee38a562a3c9d564449af7a1',
    result: { family: 'SSC', digits: [0, 3, 6, 1, 7] },
  },
  {
    scheme: 'LFD2',
    game: 'P31M',
    issue: '20261201-0001',
    commit: 'cb16c42b4172c727b1a3676f4cef3941d01dbe3564eeddf5d54bab85cafcd748',
    result: { family: 'P3', digits: [4, 8, 4] },
  },
  {
    scheme: 'LFD2',
    game: 'E51M',
    issue: '20261201-0001',
    commit: '77f913b830a7ffbe89e5ba49506da5ec30a92b40dee74ad467137c2809b90a66',
    result: { family: 'E5', numbers: [2, 6, 5, 11, 9] },
  },
  {
    scheme: 'LFD2',
    game: 'PK1M',
    issue: '20261201-0001',
    commit: 'dafc5842958837b03accef6228e1b638a23ff6026d4bc53c0cc68d0fa3f56a7d',
    result: { family: 'PK10', numbers: [2, 4, 5, 3, 9, 6, 10, 1, 8, 7] },
  },
  {
    scheme: 'LFD2',
    game: 'PC28_1M',
    issue: '20261201-0001',
    commit: '914b86113eda8d71903af05629a8b52bbb31eca400e99712b5b3aed41f096f53',
    result: { family: 'PC28', digits: [3, 7, 2] },
  },
  {
    scheme: 'LFD2',
    game: 'THF5M',
    issue: '20261201-001',
    commit: 'abf5f6b2c59b984d1fd3f1727d7fd90e33406cbf39972ab310cf59a2ccc8e48c',
    result: { family: 'SEA', first: '788295', b2: '80', front3: ['811', '608'], back3: ['554', '494'] },
  },
  {
    scheme: 'LFD2',
    game: 'D4F5M',
    issue: '20261201-001',
    commit: '7e1452b69f0c44f3270a1dc2aeb03f03159f103d3b940f4e56d63340b6977856',
    result: {
      family: 'D4',
      first: '1639',
      second: '0425',
      third: '0031',
      special: ['5591', '0900', '6371', '2927', '5438', '4799', '1015', '6093', '6034', '1775'],
      consolation: ['5812', '3173', '7987', '2010', '2918', '1420', '5780', '6893', '3101', '0806'],
    },
  },
]

/** All that is published of such a draw: what `verifyDraw` and the verifier script read. */
export function evidenceOf({ scheme, game, issue, commit, result }: PublishedDraw): DrawEvidence {
  return {
    algo: scheme,
    game,
    issue,
    commit,
    seed: publishedSeed,
    round: publishedRound,
    signature: publishedSignature,
    result,
  }
}

/** The last of three seconds whose round is the published one; every game draws an issue one second later. */
const lastClose = 1_694_775_599

/** A chain of somebody else's, with a slower clock. Its secret key is a hash of a text, which is kept nowhere. */
export const foreignChain: BeaconChain = {
  chainHash: '430515f100024a6482f8738fea1991c43c994169f9305ec665f91d1e5f23f8d2',
  publicKey:
    'a2867f2506e54ed66cfd1a4c5b92a40a87770cb89b5870093cd14aec280b1257bcf6056c5d6eff9403ecc6f9f738d69312842b1a7e8051f8a03aff360c8bdfb159942cacf1bd26d056089746965148dc3eb041af3752bca69bb4c50faa08a221',
  periodSeconds: 5,
  genesisSeconds: 1_600_000_000,
}

/** What that chain says after the same close of sale. */
export const foreignRound = 18_955_122
export const foreignSignature =
  '84d7f6279028d94e003fc517a6d494f3fb81b48177a9aef007fdce2da61be1363cbb7e8633c27f5deea013cb9d12bba9'

/** All that is published of a draw of quicknet's. */
export type TimelyEvidence = Required<Omit<DrawEvidence, 'chain' | 'bets' | 'betsRoot'>>

/**
 * All that is published of a draw in the time of the published round: the specification's vectors hold a round three
 * years before their issues, which no verification may pass.
 */
export function timelyEvidence(game: FairGame, scheme: DrawScheme = 'LFD2'): TimelyEvidence {
  return drawnWith({ game, scheme }, quicknet, { round: publishedRound, signature: publishedSignature })
}

/** The same issue drawn with the foreign chain. */
export function foreignEvidence(game: FairGame): TimelyEvidence & Required<Pick<DrawEvidence, 'chain'>> {
  const spoken = { round: foreignRound, signature: foreignSignature }
  return { ...drawnWith({ game, scheme: 'LFD2' }, foreignChain, spoken), chain: foreignChain }
}

/** The moment from which issues open under LFD2 alone: of LFD1 draws the opening of the issue after them. */
const switches: Readonly<Record<DrawScheme, number>> = { LFD1: lastClose + 1, LFD2: 0 }

function drawnWith(
  { game, scheme }: { readonly game: FairGame; readonly scheme: DrawScheme },
  chain: BeaconChain,
  spoken: Pick<DrawEvidence, 'round' | 'signature'>,
): TimelyEvidence {
  const { issueDigits, periodSeconds, timeZone } = fastGames[game]
  const secondsOfDay = (timeZone === 'Asia/Shanghai' ? 19 : 18) * 3600
  const numberOf = (number: number) => `20230915-${String(number).padStart(issueDigits, '0')}`
  const number = secondsOfDay / periodSeconds
  const drawn = { game, issue: numberOf(number), seed: publishedSeed, round: spoken.round }
  const commits = [number, number + 1].map((each) => commitOf({ ...drawn, scheme, issue: numberOf(each) }))
  return {
    ...drawn,
    algo: scheme,
    commit: commits[0] ?? '',
    signature: spoken.signature,
    result: deriveDraw({ ...drawn, scheme, randomness: randomnessOf(spoken.signature) }, chain),
    saleCloseAt: lastClose,
    day: { commits, commit: dayCommitOf(commits), lfd2From: switches[scheme] },
  }
}
