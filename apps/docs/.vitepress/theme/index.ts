import { type Theme, useData } from 'vitepress'
// Without the fonts of the default theme: pages use those of the visitor's system.
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineComponent, h } from 'vue'
import './style.css'

/** The default layout with a link to the page's Markdown below its text, and a page for what is missing. */
const Layout = defineComponent({
  setup() {
    const { page } = useData()
    const twin = () =>
      h('a', { class: 'twin', href: `/${page.value.relativePath}`, target: '_self' }, [
        'This page as Markdown',
      ])
    const missing = () =>
      h('main', { class: 'missing vp-doc' }, [
        h('h1', 'This page does not exist'),
        h('p', [h('a', { href: '/' }, 'To the first page'), ', or search above.']),
      ])
    return () => h(DefaultTheme.Layout, null, { 'doc-footer-before': twin, 'not-found': missing })
  },
})

const theme: Theme = { extends: DefaultTheme, Layout }

export default theme
