import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/layout.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { look_for_drawings } from './offline/drawings.svelte';
import { begin_service } from './offline/service.svelte';
import { settings } from './settings.svelte';
import { load_texts } from './text/text.svelte';

void Promise.all([load_texts(settings.language), look_for_drawings()]).then(() => {
  mount(App, { target: document.body });
  void begin_service(); // it loads all that was not needed yet
});
