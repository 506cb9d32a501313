import { aboutUs } from './about-us.ts'
import { beginnerGuide } from './beginner-guide.ts'
import { contact } from './contact.ts'
import { fairPlay } from './fair-play.ts'
import { faq } from './faq.ts'
import { installAndroid } from './install-android.ts'
import { installIos } from './install-ios.ts'
import { installLite } from './install-lite.ts'
import { licences } from './licences.ts'
import { privacy } from './privacy.ts'
import { responsibleGaming } from './responsible-gaming.ts'
import { securityTips } from './security-tips.ts'
import { terms } from './terms.ts'

/** The demo merchant's help centre, in the order in which it is listed. */
export const demoHelpTopics = [
  beginnerGuide,
  faq,
  contact,
  fairPlay,
  terms,
  privacy,
  securityTips,
  installIos,
  installAndroid,
  installLite,
  aboutUs,
  licences,
  responsibleGaming,
]
