import { join } from 'node:path'
import { LAB_FOLDER } from '../../src/server/serve-page.ts'

/** Where pictures are kept, one folder for each look. */
export const SCREENS_FOLDER = join(LAB_FOLDER, 'screens')

/** The picture that the first README shows. */
export const README_PICTURE = 'readme-modal.png'
