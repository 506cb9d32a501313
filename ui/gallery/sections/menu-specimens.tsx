import { useState } from 'react'
import { Badge, CountBadge } from '../../badge.tsx'
import { Button } from '../../button.tsx'
import { Icon } from '../../icon.tsx'
import { bellIcon } from '../../icons/bell-icon.ts'
import { downIcon } from '../../icons/down-icon.ts'
import { externalIcon } from '../../icons/external-icon.ts'
import { forwardIcon } from '../../icons/forward-icon.ts'
import { homeIcon } from '../../icons/home-icon.ts'
import { wrenchIcon } from '../../icons/wrench-icon.ts'
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
          Account <Icon drawing={downIcon} size={18} />
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
        <MenuItem icon={homeIcon} current onAction={() => setLast('My account')}>
          My account
        </MenuItem>
        <MenuItem
          icon={bellIcon}
          detail={<CountBadge count={3} label={() => '3 new'} />}
          onAction={() => setLast('Messages')}
        >
          Messages
        </MenuItem>
        <MenuItem icon={wrenchIcon} disabled>
          Tools
        </MenuItem>
        <MenuItem
          icon={externalIcon}
          href="#menu"
          detail={<Icon drawing={forwardIcon} size={18} className="text-muted" />}
        >
          Elsewhere
        </MenuItem>
        <MenuLine />
        <MenuItem icon={externalIcon} onAction={() => setLast('Log out')}>
          Log out
        </MenuItem>
      </Menu>
    </Specimen>
  )
}
