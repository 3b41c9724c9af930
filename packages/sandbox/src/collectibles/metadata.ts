import { drawPiece } from './draw-piece.ts'
import { isPieceName, type Piece, type PieceName, SANDBOX_PIECES } from './pieces.ts'

/** The file at the address that a contract returns. Source: ERC-721 and ERC-1155, metadata. */
export interface PieceMetadata {
  readonly name: string
  readonly description: string
  readonly image: string
  readonly animation_url?: string
}

/** A folder on IPFS in which the sandbox has its pieces; the listing's server answers for it. */
export const SANDBOX_CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

/** The path of the collectibles' files, below the address of the sandbox's pictures. */
export const PIECES_PATH = '/sandbox/collectibles'

/** The address of a piece's metadata, as it goes into a contract. */
export function metadataUri(
  name: PieceName,
  { pictures, serial }: { readonly pictures: string | undefined; readonly serial?: number },
): string {
  const { place } = placeOf(name, pictures)
  if (place === 'data') {
    const json = JSON.stringify(metadataOf(name, { pictures, serial }))
    return `data:application/json;base64,${Buffer.from(json).toString('base64')}`
  }
  const file = serial === undefined ? `${name}.json` : `${name}-${serial}.json`
  return fileUrl(file, place, pictures)
}

/** The metadata of a piece. Without a server for pictures all of it is in data URLs. */
export function metadataOf(
  name: PieceName,
  {
    pictures,
    serial,
  }: { readonly pictures: string | undefined; readonly serial?: number | undefined },
): PieceMetadata {
  const { title, description, media, isBroken, place } = placeOf(name, pictures)
  const picture =
    place === 'data'
      ? `data:image/svg+xml;base64,${Buffer.from(drawPiece(name)).toString('base64')}`
      : fileUrl(isBroken ? 'missing.svg' : `${name}.svg`, place, pictures)
  return {
    name: serial === undefined ? title : `${title} #${serial}`,
    description,
    image: picture,
    ...(media && place !== 'data'
      ? { animation_url: fileUrl(`${name}.${media}`, place, pictures) }
      : {}),
  }
}

/** The piece that a file of metadata is about; undefined for any other file. */
export function readMetadataFile(
  file: string,
): { readonly name: PieceName; readonly serial?: number } | undefined {
  const [, name, serial] = /^([a-z]+)(?:-(\d{1,6}))?\.json$/.exec(file) ?? []
  if (name === undefined || !isPieceName(name)) return undefined
  return serial === undefined ? { name } : { name, serial: Number(serial) }
}

function placeOf(name: PieceName, pictures: string | undefined): Piece {
  const piece: Piece = SANDBOX_PIECES[name]
  return pictures === undefined ? { ...piece, place: 'data' } : piece
}

function fileUrl(file: string, place: 'http' | 'ipfs', pictures = ''): string {
  return place === 'ipfs' ? `ipfs://${SANDBOX_CID}/${file}` : `${pictures}${PIECES_PATH}/${file}`
}
