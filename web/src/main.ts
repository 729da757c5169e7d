import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/layout.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { load_texts } from './text/text.svelte';

void load_texts(settings.language).then(() => mount(App, { target: document.body }));
