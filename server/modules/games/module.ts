import type { Db } from '#/platform/db/handles.ts'
import { gameListCall } from './calls/game-list.ts'
import { sceneFiles } from './calls/scene-files.ts'
import { tileArtFiles } from './calls/tile-art.ts'

/** Wires the module: its calls and the files it draws. */
export function gamesModule(db: Db) {
  return { calls: [gameListCall(db)], files: [tileArtFiles, sceneFiles] }
}
