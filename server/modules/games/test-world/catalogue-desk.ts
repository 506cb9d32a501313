import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { aGameLine, aVendorLine, videoLine } from '@banyan/contract/test-world/catalogue-lines.ts'
import type { World } from '#/test-world/world.ts'

/** Imports catalogues through the operators' port. */
export class CatalogueDesk {
  /** Games of the last import; the next has one more. */
  games = 0
  readonly #world: () => World

  constructor(world: () => World) {
    this.#world = world
  }

  async begin(): Promise<string> {
    return (await this.#send(calls.beginCatalogueImport, {})).importId
  }

  /** A body that applies an import whose lines are there. */
  async wholeImport() {
    const importId = await this.begin()
    this.games += 1
    const games = Array.from({ length: this.games }, (_, place) => aGameLine(place + 1))
    const lines = [aVendorLine(), videoLine, ...games]
    await this.#send(calls.addCatalogueLines, { importId, firstLine: 1, lines })
    const { path, method } = calls.readCatalogueLines
    const { version } = await this.#send({ path: `${path}?from=1`, method })
    return { importId, lines: lines.length, version, reason: 'The new games of December' }
  }

  /** Applies an import; answers the catalogue's version. */
  async apply(): Promise<number> {
    return (await this.#send(calls.applyCatalogueImport, await this.wholeImport())).version
  }

  async #send({ path, method }: Pick<CallDefinition, 'path' | 'method'>, payload?: object) {
    const { app, operatorHeaders: headers } = this.#world()
    return (await app.operator.inject({ method, url: path, headers, ...(payload && { payload }) })).json().value
  }
}
