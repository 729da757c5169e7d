import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/layout.svelte';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.body });
