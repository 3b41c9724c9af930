import { join } from 'node:path'
import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'
import { copyTemplates } from './build/copy-templates.ts'

/** A program for Node; the examples go into it as they are in the repository, so that they can't drift. */
export default defineConfig({
  ...base,
  platform: 'node',
  dts: false,
  onSuccess() {
    copyTemplates(join(process.cwd(), 'dist', 'templates'))
  },
})
