import type { Context, Handler } from 'hono'
import type { ServerEnv } from '../http/serve-app.ts'
import { drawPiece } from './draw-piece.ts'
import { FILM_WEBM } from './film.ts'
import { metadataOf, readMetadataFile } from './metadata.ts'
import { isPieceName } from './pieces.ts'
import { makeSong } from './song.ts'

/**
 * GET `/sandbox/collectibles/{file}` and, as a gateway for IPFS, `/ipfs/{cid}/{file}`: metadata,
 * pictures, the film and the sound of the sandbox's collectibles.
 */
export function servePieces(): Handler<ServerEnv> {
  return (context) => {
    const file = context.req.param('file') ?? ''
    const metadata = readMetadataFile(file)
    if (metadata) {
      const { name, serial } = metadata
      return context.json(metadataOf(name, { pictures: new URL(context.req.url).origin, serial }))
    }
    const [name = '', extension] = file.split('.')
    if (extension === 'svg' && isPieceName(name)) {
      return send(context, drawPiece(name), 'image/svg+xml')
    }
    if (file === 'film.webm')
      return send(context, Uint8Array.from(Buffer.from(FILM_WEBM, 'base64')), 'video/webm')
    if (file === 'song.wav') return send(context, makeSong(), 'audio/wav')
    return context.notFound()
  }
}

function send(
  context: Context<ServerEnv>,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
): Response {
  return context.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=300' })
}
