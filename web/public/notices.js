// Shows notices for the page, which a phone's browser lets nobody else do; choosing one brings its table to the front.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const bring = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => url === notification.data);
    return page ? page.focus() : self.clients.openWindow(notification.data);
  };
  event.waitUntil(bring());
});
