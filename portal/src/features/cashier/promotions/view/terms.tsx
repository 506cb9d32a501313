import type { PromotionPage } from '@banyan/contract/promotions/promotion.ts'
import { Card } from '@banyan/ui/card.tsx'
import { useText } from '#/src/i18n/text.ts'

/** The terms as the server writes them from the rule that decides, and a case worked by it. */
export function Terms({ promotion: { terms, example } }: { promotion: Pick<PromotionPage, 'terms' | 'example'> }) {
  const t = useText()
  return (
    <>
      <Card title={t('promotions.terms')}>
        <ul className="flex list-disc flex-col gap-2 ps-5 text-pretty">
          {terms.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
      <Card title={t('promotions.example')}>
        <p className="text-pretty">{example}</p>
      </Card>
    </>
  )
}
