import { CATALOG } from '../../packages/core/src/contract/errors/catalog.ts'
import { addFailures } from '../../packages/core/src/contract/errors/describe-failure.ts'

// The texts of errors come with the modal's core, which a test of one part may not create.
addFailures(CATALOG)
