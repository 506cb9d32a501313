import { IconButton } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { columnsIcon } from './icons/columns-icon.ts'
import { Popover } from './popover.tsx'
import { usePopupTrigger } from './use-popup-trigger.ts'

interface ColumnMenuProps {
  label: string
  columns: readonly { readonly id: string; readonly title: string; readonly isFixed?: boolean }[]
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

/** Chooses the columns of a table. */
export function ColumnMenu({ label, columns, hidden, onChange }: ColumnMenuProps) {
  const { open, close, ref, props } = usePopupTrigger('dialog')
  return (
    <>
      <IconButton icon={columnsIcon} label={label} title={label} size="small" {...props} />
      <Popover open={open} onClose={close} trigger={ref} label={label} align="end">
        {columns.map(({ id, title, isFixed = false }) => (
          <Checkbox
            key={id}
            checked={!hidden.includes(id)}
            disabled={isFixed}
            onChange={({ target }) =>
              onChange(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
            }
          >
            {title}
          </Checkbox>
        ))}
      </Popover>
    </>
  )
}
