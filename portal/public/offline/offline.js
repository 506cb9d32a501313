const tryAgainMs = 15_000

const texts = {
  en: {
    title: 'No connection',
    text: 'The portal can’t be reached. This page loads by itself as soon as the connection is back.',
    action: 'Try again',
  },
  vi: {
    title: 'Không có kết nối',
    text: 'Hiện không vào được trang web. Trang sẽ tự mở ngay khi có kết nối trở lại.',
    action: 'Thử lại',
  },
  ar: {
    title: 'لا يوجد اتصال',
    text: 'يتعذّر الوصول إلى البوابة. ستُفتح هذه الصفحة تلقائيًا فور عودة الاتصال.',
    action: 'إعادة المحاولة',
  },
  'zh-Hans': {
    title: '无法连接',
    text: '暂时无法访问平台。连接恢复后，此页面会自动打开。',
    action: '重试',
  },
}
/** The codes under which the portal keeps the visitor's language. */
const tags = { TY: 'vi', EN: 'en', AR: 'ar', CN: 'zh-Hans' }

function kept(name) {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function spokenTag() {
  const chosen = tags[kept('lang')]
  if (chosen) return chosen
  const [primary] = navigator.language.split('-')
  return primary === 'zh' ? 'zh-Hans' : primary in texts ? primary : 'en'
}

const tag = spokenTag()
const { title, text, action } = texts[tag]
const root = document.documentElement
root.lang = tag
root.dir = tag === 'ar' ? 'rtl' : 'ltr'
const theme = kept('theme')
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
document.title = title
document.querySelector('h1').textContent = title
document.querySelector('p').textContent = text

// The address is still that of the page that did not come.
const tryAgain = () => location.reload()
const button = document.querySelector('button')
button.textContent = action
button.addEventListener('click', tryAgain)
addEventListener('online', tryAgain)
// A browser with a network is not told when the server is back.
if (navigator.onLine) setTimeout(tryAgain, tryAgainMs)
