import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { downloadIcon } from '@banyan/ui/icons/download-icon.ts'
import { saveFile } from '@banyan/ui/save-file.ts'
import { useText } from '#/src/i18n/text.ts'
import type { PublishedDraw } from '../draw-queries.ts'
import { evidenceOf } from '../repeat/evidence-of.ts'

const evidenceFile = 'evidence.json'
const scriptFile = 'verify-draw.mjs'
const commands = ['npm install @noble/curves@2', `node ${scriptFile} ${evidenceFile}`]

/** How to repeat the draw without this page. */
export function RunCard({ draw }: { draw: PublishedDraw }) {
  const t = useText()
  const saveScript = async () => {
    const { default: script } = await import('@banyan/rules/lottery/verify-draw.mjs?raw')
    saveFile(scriptFile, 'text/javascript', script)
  }
  return (
    <Card title={t('draws.run')}>
      <p className="text-sm text-muted text-pretty">{t('draws.runText')}</p>
      <pre
        dir="ltr"
        className="mt-3 overflow-x-auto rounded-md bg-[#101a16] p-3.5 font-mono text-[0.8125rem] leading-6 text-[#d6e6dd]"
      >
        {commands.map((command) => `$ ${command}\n`)}
      </pre>
      <div className="mt-3 flex flex-col gap-2">
        <Button icon={downloadIcon} onClick={() => void saveScript().catch(failed.tell)}>
          {t('draws.script')}
        </Button>
        <Button
          weight="quiet"
          icon={downloadIcon}
          onClick={() => saveFile(evidenceFile, 'application/json', JSON.stringify(evidenceOf(draw), undefined, 2))}
        >
          {t('draws.evidence')}
        </Button>
      </div>
    </Card>
  )
}
