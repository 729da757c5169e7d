// The program that makes maps, and the geography, from the page's folder; null where the page was built without it.
declare const STUDIO: { script: string; binary: string; geography: string } | null;
