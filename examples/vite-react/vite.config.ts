import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Nothing here is for Latchkey: it needs no configuration.
export default defineConfig({ plugins: [react()] })
