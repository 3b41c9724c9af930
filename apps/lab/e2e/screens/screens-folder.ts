import { join } from 'node:path'
import { LAB_FOLDER } from '../../src/server/serve-page.ts'

/** The folder of the pictures, with a folder for each variant. */
export const SCREENS_FOLDER = join(LAB_FOLDER, 'screens')

/** The picture that the first README shows. */
export const README_PICTURE = 'readme-modal.png'

/** The folder with the views that end in a decision, in low windows. */
export const DECISIONS_FOLDER = join(SCREENS_FOLDER, 'decisions')

/** The folder with the film strips of flows that move money. */
export const FILMS_FOLDER = join(SCREENS_FOLDER, 'films')
