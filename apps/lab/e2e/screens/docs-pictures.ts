import { join } from 'node:path'
import { ROOT } from '../../../../scripts/lib/paths.mjs'

/** The folder of the documentation's pictures. */
const DOCS_PICTURES_FOLDER = join(ROOT, 'apps', 'docs', 'pages', 'public', 'pictures')

/** Scenes that pages of the documentation show, each in light and in dark. */
export const DOCS_SCENES: readonly string[] = [
  'accounts',
  'approve',
  'connect',
  'connect-code-beside',
  'connect-logins',
  'pay',
  'permissions',
  'send-lookalike',
  'sign-in-message',
  'swap-preview',
]

/** Most bytes of one picture, so that a page stays light. */
export const DOCS_PICTURE_MAX_BYTES = 40_000

/** The file of a picture: `light/connect` is `connect-light.webp`. */
export function docsPictureFile(name: string): string {
  const [variant, scene] = name.split('/')
  return join(DOCS_PICTURES_FOLDER, `${scene}-${variant}.webp`)
}
