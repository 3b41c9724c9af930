import { defineConfig } from 'vitepress'
import { fillPage } from '../src/fill-page.ts'
import { PAGES, REPOSITORY, ROOT, SITE } from '../src/paths.ts'
import { readPages } from '../src/read-pages.ts'
import { navigationOf, sidebarOf } from '../src/sidebar.ts'
import { themeCss } from '../src/theme-css.ts'
import { writeTwins } from '../src/twins.ts'

const pages = readPages()

export default defineConfig({
  title: 'Latchkey',
  description: 'An open wallet-connection modal for any website.',
  lang: 'en',
  srcDir: PAGES,
  outDir: SITE,
  cacheDir: `${ROOT}/.cache/docs`,
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    ['style', {}, themeCss()],
  ],
  transformHead: ({ page }) => [
    ['link', { rel: 'alternate', type: 'text/markdown', href: `/${page}` }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    logo: '/icon.svg',
    nav: navigationOf(pages),
    sidebar: sidebarOf(pages),
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
  },
  vite: {
    plugins: [
      {
        name: 'latchkey-pages',
        enforce: 'pre',
        transform: (text, id) => (id.endsWith('.md') ? fillPage(text, pages) : undefined),
      },
    ],
    server: { host: '127.0.0.1' },
    // Pages of whole packages are long, and loaded by their visitors alone.
    build: { chunkSizeWarningLimit: 2_000 },
  },
  buildEnd: () => writeTwins(pages),
})
