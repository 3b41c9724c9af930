import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'

/** One file out for one file in: it runs in Node, and some of its files are started by their path. */
export default defineConfig({ ...base, unbundle: true })
