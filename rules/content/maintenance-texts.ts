/** What the pages of a closed portal say unless the operator writes something else. */
export const maintenanceTexts = {
  title: { en: 'Back soon', vi: 'Sẽ sớm trở lại', ar: 'سنعود قريبًا', 'zh-Hans': '即将回来' },
  message: {
    en: 'We are improving the portal and will be back soon. Your balance and your bets are safe.',
    vi: 'Chúng tôi đang nâng cấp trang web và sẽ sớm trở lại. Số dư và tiền cược của bạn vẫn an toàn.',
    ar: 'نعمل على تحسين البوابة وسنعود قريبًا. رصيدك ورهاناتك في أمان.',
    'zh-Hans': '平台正在升级维护，很快恢复。您的余额和投注都是安全的。',
  },
} as const
