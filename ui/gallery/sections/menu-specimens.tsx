import { useState } from 'react'
import { Badge, CountBadge } from '../../badge.tsx'
import { Button } from '../../button.tsx'
import { Icon } from '../../icon.tsx'
import { Menu, MenuItem, MenuLine } from '../../menu.tsx'
import { Progress } from '../../progress.tsx'
import { usePopupTrigger } from '../../use-popup-trigger.ts'
import { Row, Specimen } from '../specimen.tsx'

export function MenuSpecimens() {
  const { open, close, ref, props } = usePopupTrigger('menu')
  const [last, setLast] = useState('nothing')
  return (
    <Specimen title="Menu">
      <Row>
        <Button weight="quiet" {...props}>
          Account <Icon name="down" size={18} />
        </Button>
        <output className="text-muted">Chosen: {last}</output>
      </Row>
      <Menu
        open={open}
        onClose={close}
        trigger={ref}
        label="Account"
        head={
          <>
            <p className="mb-3 flex items-center gap-2 font-semibold">
              linhtran88
              <Badge look="solid" tone="gold">
                Level 4
              </Badge>
            </p>
            <Progress label="To level 5" value={0.63} text="63%" tone="gold" />
          </>
        }
      >
        <MenuItem icon="home" current onAction={() => setLast('My account')}>
          My account
        </MenuItem>
        <MenuItem icon="bell" detail={<CountBadge count={3} label="3 new" />} onAction={() => setLast('Messages')}>
          Messages
        </MenuItem>
        <MenuItem icon="wrench" disabled>
          Tools
        </MenuItem>
        <MenuItem icon="external" href="#menu" detail={<Icon name="forward" size={18} className="text-muted" />}>
          Elsewhere
        </MenuItem>
        <MenuLine />
        <MenuItem icon="external" onAction={() => setLast('Sign out')}>
          Sign out
        </MenuItem>
      </Menu>
    </Specimen>
  )
}
