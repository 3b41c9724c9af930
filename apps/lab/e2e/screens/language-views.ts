import { join } from 'node:path'
import { SCREENS_FOLDER } from './screens-folder.ts'

/** The folder of the pictures of languages, one for each. */
export const LANGUAGES_FOLDER = join(SCREENS_FOLDER, 'languages')

/** Languages of the modal, as a site names them. */
export const LANGUAGE_TAGS: readonly string[] =
  'ar bn cs de en es fa fr he hi id it ja ko nl pl pt-BR ru th tr uk vi zh-CN zh-TW'.split(' ')

/** Scenes of the views that are shown in every language. */
export const LANGUAGE_VIEWS: readonly string[] = [
  'connect-logins',
  'get-wallet',
  'connecting-declined',
  'account-settings',
  'send',
  'swap-preview',
  'receive',
  'sign-in',
]
