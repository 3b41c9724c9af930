import { defineConfig } from 'vite'

const server = `http://localhost:${process.env.PORT ?? 8787}`

// While developing Vite serves the pages, and `npm start` what needs the server.
export default defineConfig({ server: { proxy: { '/auth': server, '/api': server } } })
