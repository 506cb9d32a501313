import { formatNumber } from '@banyan/client/formats.ts'
import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { downloadIcon } from '@banyan/ui/icons/download-icon.ts'
import { saveFile } from '@banyan/ui/save-file.ts'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useSession } from '#/src/session/session.ts'
import type { PublishedDraw } from '../draw-queries.ts'
import { evidenceOf } from '../repeat/evidence-of.ts'
import type { CheckedBets } from './check-bets.ts'

/** The list of an issue's bets, held against the root on request: it can be long. */
export function SealedBetsCard({ draw }: { draw: PublishedDraw }) {
  const t = useText()
  const session = useSession()
  const [checked, setChecked] = useState<CheckedBets | 'working'>()
  const check = async () => {
    setChecked('working')
    try {
      const { checkBets } = await import('./check-bets.ts')
      setChecked(await checkBets(draw, session.is === 'in'))
    } catch (error) {
      setChecked(undefined)
      failed.tell(error)
    }
  }
  return (
    <Card title={t('draws.sealedBets')}>
      <p className="text-sm text-muted text-pretty">{t('draws.sealedText')}</p>
      <div aria-live="polite" className="mt-3 flex flex-col gap-2 text-sm">
        {typeof checked === 'object' ? (
          <Outcomes draw={draw} checked={checked} />
        ) : (
          <Button weight="quiet" busy={checked === 'working'} onClick={() => void check()}>
            {t('draws.checkBets')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Outcomes({ draw, checked: { lines, isWhole, own } }: { draw: PublishedDraw; checked: CheckedBets }) {
  const t = useText()
  const evidence = { ...evidenceOf(draw), betsRoot: draw.betsRoot, bets: lines }
  return (
    <>
      <p className={isWhole ? right : wrong}>
        {t(isWhole ? 'draws.listRight' : 'draws.listWrong', { count: formatNumber(lines.length) })}
      </p>
      {own && (
        <p className={own.found === own.count ? right : wrong}>
          {t('draws.ownInList', { found: formatNumber(own.found), count: formatNumber(own.count) })}
        </p>
      )}
      <Button
        weight="quiet"
        icon={downloadIcon}
        onClick={() => saveFile('evidence.json', 'application/json', JSON.stringify(evidence, undefined, 2))}
      >
        {t('draws.evidenceWithBets')}
      </Button>
    </>
  )
}

const right = 'font-semibold text-primary-strong'
const wrong = 'font-semibold text-danger'
