// A browser for tests, run by gjs: one window of WebKitGTK, as wide and high as a phone, which WebKitWebDriver starts and
// drives. MiniBrowser, which comes with WebKitGTK, forgets its storage when it is driven; this one keeps it in a folder.
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { Gtk, WebKit2 } = imports.gi;
const [profile, width, height] = ARGV;

Gtk.init(null);
const context = WebKit2.WebContext.new_with_website_data_manager(
  new WebKit2.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
);
context.set_automation_allowed(true);
context.connect('automation-started', drive);
Gtk.main();

/**
 * @param {unknown} _
 * @param {any} session
 */
function drive(_, session) {
  const info = new WebKit2.ApplicationInfo();
  info.set_name('WebKitGTK');
  info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version());
  session.set_application_info(info);
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({ web_context: context, is_controlled_by_automation: true });
    const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) });
    window.add(view);
    window.show_all();
    return view;
  });
}
