import type { Theme } from 'vitepress'
// Without the fonts of the default theme: pages use those of the visitor's system.
import DefaultTheme from 'vitepress/theme-without-fonts'
import './style.css'

const theme: Theme = { extends: DefaultTheme }

export default theme
