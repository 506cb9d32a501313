import type { Column } from '@banyan/ui/record-table.tsx'
import { Link } from '@tanstack/react-router'
import type { Text } from '#/src/i18n/text.ts'

/** The promotion of a reward, with the way to it. */
export const promotionColumn = (t: Text): Column<{ readonly code: string; readonly name: string }> => ({
  ...{ id: 'promotion', title: t('reviews.promotion'), width: 200 },
  cell: ({ code, name }) => (
    <Link
      to="/promotions/$promotion"
      params={{ promotion: code }}
      className="font-semibold text-primary-strong hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  ),
  text: ({ code }) => code,
})

/** For which day, deposit or level a reward is. */
export const cycleColumn = (t: Text): Column<{ readonly cycle: string }> => ({
  ...{ id: 'cycle', title: t('reviews.cycle'), width: 150 },
  cell: ({ cycle }) => <bdi dir="ltr">{cycle}</bdi>,
  text: ({ cycle }) => cycle,
})
