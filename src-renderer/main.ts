// Puts the app into the page.
import './old-browsers.ts'
import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './tokens.css'
import './base.css'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has lost its #app')

mount(App, { target })
