// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { keepConfig } from '#/src/session/portal-config.ts'

const cdns = ['https://one.example/img', 'https://two.example/', 'https://three.example']

/** As a page that has just begun: what it knows of the session stands in the storage alone. */
async function freshPictures(imageCDNs: readonly string[]) {
  vi.resetModules()
  const config = await import('#/src/session/portal-config.ts')
  config.keepConfig({ ...demoConfig, info: { ...demoConfig.info, imageCDNs: [...imageCDNs] } })
  const { useArtSource } = await import('./art-source.ts')
  return function Pictures({ paths }: { paths: readonly string[] }) {
    return paths.map((path) => <Picture key={path} path={path} />)
  }
  function Picture({ path }: { path: string }) {
    const { src, isDefault, ...events } = useArtSource(path)
    return <img src={src} alt={path} data-default={isDefault} {...events} />
  }
}

const picture = (path: string) => screen.getByAltText(path)
const source = (path: string) => picture(path).getAttribute('src')

beforeEach(() => {
  sessionStorage.clear()
  keepConfig(demoConfig)
})
afterEach(cleanup)

test('art loads from the first address that answers, then the next, then the default image', async () => {
  const Pictures = await freshPictures(cdns)
  render(<Pictures paths={['/art/a.svg']} />)
  expect(source('/art/a.svg')).toBe('https://one.example/img/art/a.svg')
  fireEvent.error(picture('/art/a.svg'))
  expect(source('/art/a.svg')).toBe('https://two.example/art/a.svg')
  fireEvent.error(picture('/art/a.svg'))
  expect(source('/art/a.svg')).toBe('https://three.example/art/a.svg')
  fireEvent.error(picture('/art/a.svg'))
  expect(source('/art/a.svg')).toContain('default-art')
  fireEvent.error(picture('/art/a.svg'))
  expect(source('/art/a.svg')).toContain('default-art')
})

test('the session remembers the address that answers, so that not each picture tries', async () => {
  const Pictures = await freshPictures(cdns)
  const { unmount } = render(<Pictures paths={['/a.svg', '/b.svg']} />)
  fireEvent.error(picture('/a.svg'))
  fireEvent.load(picture('/a.svg'))
  expect(source('/b.svg')).toBe('https://two.example/b.svg')
  unmount()
  const Later = await freshPictures(cdns)
  render(<Later paths={['/c.svg']} />)
  expect(source('/c.svg')).toBe('https://two.example/c.svg')
})

test('one missing picture moves no others away from an address that answers', async () => {
  const Pictures = await freshPictures(cdns)
  render(<Pictures paths={['/a.svg', '/b.svg', '/c.svg']} />)
  fireEvent.load(picture('/a.svg'))
  fireEvent.error(picture('/b.svg'))
  fireEvent.load(picture('/b.svg'))
  expect(source('/b.svg')).toBe('https://two.example/b.svg')
  expect(source('/a.svg')).toBe('https://one.example/img/a.svg')
  expect(source('/c.svg')).toBe('https://one.example/img/c.svg')
})

test('without addresses it is our own server; a picture with an address of its own keeps it; none is the default', async () => {
  const Pictures = await freshPictures([])
  render(<Pictures paths={['/art/a.svg', 'https://else.example/b.png', '']} />)
  expect(source('/art/a.svg')).toBe('/art/a.svg')
  expect(source('https://else.example/b.png')).toBe('https://else.example/b.png')
  expect(source('')).toContain('default-art')
  fireEvent.error(picture('/art/a.svg'))
  expect(source('/art/a.svg')).toContain('default-art')
})
