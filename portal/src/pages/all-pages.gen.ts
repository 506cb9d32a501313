// Generated from the files *.page.ts by `npm run generate`; the build compares it.
import * as accountAgents from './account/agents.page.ts'
import * as accountEntries from './account/entries.page.ts'
import * as accountOwnData from './account/own-data.page.ts'
import * as accountRecords from './account/records.page.ts'
import * as accountVip from './account/vip.page.ts'
import * as cashierDeposit from './cashier/deposit.page.ts'
import * as cashierTransfers from './cashier/transfers.page.ts'
import * as cashierWithdraw from './cashier/withdraw.page.ts'
import * as contentDownload from './content/download.page.ts'
import * as contentInfo from './content/info.page.ts'
import * as contentMirrors from './content/mirrors.page.ts'
import * as contentPromotion from './content/promotion.page.ts'
import * as contentPromotions from './content/promotions.page.ts'
import * as contentRewards from './content/rewards.page.ts'
import * as lobbyGameCentres from './lobby/game-centres.page.ts'
import * as lobbyGameLists from './lobby/game-lists.page.ts'
import * as lobbyLobby from './lobby/lobby.page.ts'
import * as lotteryDraws from './lottery/draws.page.ts'
import * as lotteryLotteries from './lottery/lotteries.page.ts'
import * as lotteryOdds from './lottery/odds.page.ts'
import * as playSeamless from './play/seamless.page.ts'

export const allPages: Readonly<Record<string, object>> = {
  'portal/src/pages/account/agents.page.ts': accountAgents,
  'portal/src/pages/account/entries.page.ts': accountEntries,
  'portal/src/pages/account/own-data.page.ts': accountOwnData,
  'portal/src/pages/account/records.page.ts': accountRecords,
  'portal/src/pages/account/vip.page.ts': accountVip,
  'portal/src/pages/cashier/deposit.page.ts': cashierDeposit,
  'portal/src/pages/cashier/transfers.page.ts': cashierTransfers,
  'portal/src/pages/cashier/withdraw.page.ts': cashierWithdraw,
  'portal/src/pages/content/download.page.ts': contentDownload,
  'portal/src/pages/content/info.page.ts': contentInfo,
  'portal/src/pages/content/mirrors.page.ts': contentMirrors,
  'portal/src/pages/content/promotion.page.ts': contentPromotion,
  'portal/src/pages/content/promotions.page.ts': contentPromotions,
  'portal/src/pages/content/rewards.page.ts': contentRewards,
  'portal/src/pages/lobby/game-centres.page.ts': lobbyGameCentres,
  'portal/src/pages/lobby/game-lists.page.ts': lobbyGameLists,
  'portal/src/pages/lobby/lobby.page.ts': lobbyLobby,
  'portal/src/pages/lottery/draws.page.ts': lotteryDraws,
  'portal/src/pages/lottery/lotteries.page.ts': lotteryLotteries,
  'portal/src/pages/lottery/odds.page.ts': lotteryOdds,
  'portal/src/pages/play/seamless.page.ts': playSeamless,
}
