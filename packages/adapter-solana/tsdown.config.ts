import { defineConfig } from 'tsdown'
import { adapterConfig } from '../../tsdown.adapter.ts'

export default defineConfig(adapterConfig)
