import { definePage } from '../define-page.ts'

// NAV-02 and NAV-03: each opens its popup over the lobby.

export const login = definePage({ path: '/login', title: 'nav.logIn', who: 'login' })

export const register = definePage({ path: '/register', title: 'nav.register', who: 'register' })
