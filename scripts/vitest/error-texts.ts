import { CATALOG } from '../../packages/core/src/contract/errors/catalog.ts'
import { addFailures } from '../../packages/core/src/contract/errors/describe-failure.ts'

/** Loads the texts of errors. They come with the modal's core, which a test of one part may not create. */
export function addErrorTexts(): void {
  addFailures(CATALOG)
}
