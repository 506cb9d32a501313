import { useState } from 'react'
import { Button } from '../../button.tsx'
import { Drawer } from '../../drawer.tsx'
import { Icon } from '../../icon.tsx'
import type { Drawing } from '../../icons/drawing.ts'
import { externalIcon } from '../../icons/external-icon.ts'
import { flameIcon } from '../../icons/flame-icon.ts'
import { globeIcon } from '../../icons/globe-icon.ts'
import { headsetIcon } from '../../icons/headset-icon.ts'
import { homeIcon } from '../../icons/home-icon.ts'
import { menuIcon } from '../../icons/menu-icon.ts'
import { Specimen } from '../specimen.tsx'

const places: [Drawing, string][] = [
  [homeIcon, 'Home'],
  [flameIcon, 'Presents'],
  [headsetIcon, 'Chat'],
  [globeIcon, 'Language'],
]

export function DrawerSpecimens() {
  const [open, setOpen] = useState(false)
  return (
    <Specimen title="Drawer">
      <Button weight="quiet" icon={menuIcon} onClick={() => setOpen(true)}>
        Open the drawer
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Places"
        closeLabel="Close"
        footer={
          <Button weight="quiet" wide icon={externalIcon}>
            Leave
          </Button>
        }
      >
        <ul>
          {places.map(([icon, name]) => (
            <li key={name}>
              <a
                href="#drawer"
                className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-muted hover:bg-primary-soft hover:text-text"
              >
                <Icon drawing={icon} size={20} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
    </Specimen>
  )
}
