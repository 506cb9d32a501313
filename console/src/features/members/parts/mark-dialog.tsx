import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Checkbox } from '@banyan/ui/checkbox.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { type ComponentProps, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'

type Member = Pick<ValueOf<Calls['memberRecord']>, 'id' | 'tags' | 'identityCheckedAt'>

interface MarkDialogProps extends Omit<ComponentProps<typeof ReasonDialog>, 'act' | 'children' | 'fields' | 'isReady'> {
  member: Member
  /** Called once the marks are saved. */
  done: () => Promise<void>
}

/** As the contract has each tag. */
const tagPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const [tagsAtMost, lettersAtMost] = [20, 30]

const tagsIn = (text: string) => [...new Set(text.split(/[\s,،，、]+/).filter((tag) => tag !== ''))]

/** Tags of a member and whether its identity document was checked: promotions may ask for either. */
export function MarkDialog({ member: { id, tags, identityCheckedAt }, done, ...dialog }: MarkDialogProps) {
  const t = useText()
  const [text, setText] = useState(tags.join(', '))
  const [isIdentityChecked, setChecked] = useState(identityCheckedAt !== null)
  const written = tagsIn(text)
  const isRight =
    written.length <= tagsAtMost && written.every((tag) => tagPattern.test(tag) && tag.length <= lettersAtMost)
  return (
    <ReasonDialog
      {...dialog}
      isReady={isRight}
      fields={
        <>
          <TextField
            label={t('member.tags')}
            hint={t('act.tagsHint')}
            error={isRight ? undefined : t('act.tagsWrong')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Checkbox checked={isIdentityChecked} onChange={({ target }) => setChecked(target.checked)}>
            {t('act.identityChecked')}
          </Checkbox>
        </>
      }
      act={async (reason) => {
        await request('markMember', {}, { body: { id, tags: written, isIdentityChecked, reason } })
        await done()
      }}
    >
      {t('act.markText')}
    </ReasonDialog>
  )
}
