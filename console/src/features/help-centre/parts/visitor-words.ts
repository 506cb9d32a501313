import type { HelpTopic } from '@banyan/contract/system/help-center.ts'
import { languageAndScript } from '@banyan/rules/content/language-and-script.ts'

type Words = Readonly<Record<'title' | 'topics' | 'toList' | HelpTopic['group'], string>>

/** What stands around a topic on the portal, in the visitor's language; a test holds it to the portal's own texts. */
export const wordsByTag: Readonly<Record<'en' | 'vi' | 'ar' | 'zh-Hans', Words>> = {
  en: {
    title: 'Help centre',
    topics: 'Topics',
    toList: 'All topics',
    start: 'Getting started',
    rules: 'Rules and safety',
    install: 'Installation',
    about: 'About',
  },
  vi: {
    title: 'Trung tâm trợ giúp',
    topics: 'Chủ đề',
    toList: 'Tất cả chủ đề',
    start: 'Bắt đầu',
    rules: 'Quy định và an toàn',
    install: 'Cài đặt',
    about: 'Giới thiệu',
  },
  ar: {
    title: 'مركز المساعدة',
    topics: 'المواضيع',
    toList: 'كل المواضيع',
    start: 'البداية',
    rules: 'القواعد والأمان',
    install: 'التثبيت',
    about: 'عن البوابة',
  },
  'zh-Hans': {
    title: '帮助中心',
    topics: '主题',
    toList: '全部主题',
    start: '入门',
    rules: '规则与安全',
    install: '安装',
    about: '关于',
  },
}

/** The words of a language, else the English ones, as the portal speaks it. */
export function visitorWords(tag: string): Words {
  const known = Object.entries(wordsByTag).find(([each]) => languageAndScript(each) === languageAndScript(tag))
  return known?.[1] ?? wordsByTag.en
}
