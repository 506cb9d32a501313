import { showPast, showPurse, showTime } from './facts.ts'
import { letLeave, tellParent } from './frame-link.ts'
import { byId, data, onPress } from './page.ts'

const rules = byId<HTMLDialogElement>('rules')
onPress(byId('open-rules'), () => rules.showModal())
// A press beside the sheet closes it, as Escape does.
rules.addEventListener('click', ({ target }) => target === rules && rules.close())
letLeave()
showPurse()
showPast(data.past)
showTime()
if (data.kind === 'slot') (await import('./play-slot.ts')).playSlot()
else (await import('./play-baccarat.ts')).playBaccarat()
byId('go').focus()
tellParent('ready')
