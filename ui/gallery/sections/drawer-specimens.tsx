import { useState } from 'react'
import { Button } from '../../button.tsx'
import { Drawer } from '../../drawer.tsx'
import { Icon, type IconName } from '../../icon.tsx'
import { Specimen } from '../specimen.tsx'

const places: [IconName, string][] = [
  ['home', 'Home'],
  ['flame', 'Presents'],
  ['headset', 'Chat'],
  ['globe', 'Language'],
]

export function DrawerSpecimens() {
  const [open, setOpen] = useState(false)
  return (
    <Specimen title="Drawer">
      <Button weight="quiet" icon="menu" onClick={() => setOpen(true)}>
        Open the drawer
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Places"
        closeLabel="Close"
        footer={
          <Button weight="quiet" wide icon="external">
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
                <Icon name={icon} size={20} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
    </Specimen>
  )
}
