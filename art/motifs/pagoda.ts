import type { Palette } from '../palettes.ts'
import { circle, line, mirrored, path } from '../pen.ts'

/** A temple tower of three roofs with lifted eaves. */
export function pagoda(p: Palette): string {
  const half =
    path(p.w, 'M0-58H22V-34H0ZM0-12H36V16H0ZM0 40H54V78H0Z') +
    path(p.m1, 'M12-58H22V-34H12ZM24-12H36V16H24ZM40 40H54V78H40Z') +
    path(p.s1, 'M0-52H7V-34H0ZM0-4H10V16H0ZM17-4H25V16H17ZM0 50H13V78H0ZM24 52H38V70H24Z') +
    path(p.m2, 'M0-90C10-74 26-62 62-64C60-54 50-44 34-42H0Z') +
    path(p.m3, 'M0-48H44C41-45 38-43 34-42H0Z') +
    path(p.m2, 'M0-34H22C30-20 50-12 84-18C80-4 66 6 46 6H0Z') +
    path(p.m3, 'M0-1H61C56 4 52 6 46 6H0Z') +
    path(p.m2, 'M0 14H36C46 30 68 40 106 30C102 48 84 56 62 56H0Z') +
    path(p.m3, 'M0 48H85C78 54 70 56 62 56H0Z') +
    line(p.y1, 3.4, 'M2-88C12-72 28-62 62-64M24-33C32-20 52-12 84-18M38 15C48 30 70 40 106 30') +
    path(p.y1, 'M62-66l5 5l-5 5l-5-5ZM84-20l5 5l-5 5l-5-5ZM102 30l5 5l-5 5l-5-5Z') +
    path(p.s1, 'M0 78H66V86H0Z') +
    path(p.s2, 'M0 86H82V96H0Z') +
    path(p.m3, 'M0 96H98V108H0Z')
  return (
    mirrored('pagoda', half) +
    path(p.y1, 'M0-108L5-92L3-84H-3L-5-92Z') +
    circle(p.y2, 0, -88, 5) +
    path(
      p.k,
      'M0-90C10-74 26-62 62-64C60-54 50-44 34-42H22V-34C30-20 50-12 84-18C80-4 66 6 46 6H36V14C46 30 68 40 106 30C102 48 84 56 62 56H54V78H66V86H82V96H98V108H0Z',
      'opacity=".15"',
    )
  )
}
